import { useContext } from 'react'
import { HeartContext, type HeartProps } from './heart-context.ts'

export function Heart(props: HeartProps) {
  const Button = useContext(HeartContext)
  return Button && <Button {...props} />
}
