import { useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { notify } from '#web/lib/notify.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { findLikeliest } from './likeliest.ts'
import type { Choices } from './use-choices.ts'

interface DecideAllProps {
  preview: ImportPreview
  choices: Choices
  onDecide: (choices: Choices) => void
}

/** For a file with many unsure lines: the likeliest comic for each that is undecided. */
export function DecideAll({ preview, choices, onDecide }: DecideAllProps) {
  const [busy, setBusy] = useState(false)

  async function decide() {
    setBusy(true)
    try {
      const found = await findLikeliest(preview, choices)
      const count = Object.keys(found).length
      if (count === 0) notify.aside('info', 'Every unsure line is decided already.')
      else take(found, count)
    } catch (error) {
      notify.aside('error', `Nothing was decided. ${toReason(error)}`)
    }
    setBusy(false)
  }

  function take(found: Choices, count: number) {
    onDecide({ ...choices, ...found })
    const lines = toCount(count, 'line has', 'lines have')
    notify.aside('success', `${lines} the first comic now.`, {
      label: 'Undo',
      run: () => onDecide(choices),
    })
  }

  return (
    <Button look="line" small busy={busy} onClick={() => void decide()}>
      Take the first of each
    </Button>
  )
}
