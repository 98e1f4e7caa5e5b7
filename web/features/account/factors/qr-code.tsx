import styles from './qr-code.module.css'

interface QrCodeProps {
  /** An SVG path of unit squares. */
  drawing: string
  size: number
}

/** Dark on light in both themes: many scanners read nothing else. */
export function QrCode({ drawing, size }: QrCodeProps) {
  return (
    <div className={styles.code}>
      <p>
        Scan this with the app, or type the key below into it. Then type the code that it shows.
      </p>
      <svg role="img" aria-label="QR code of the key" viewBox={`0 0 ${size} ${size}`}>
        <path d={drawing} />
      </svg>
    </div>
  )
}
