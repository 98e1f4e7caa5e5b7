import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { AppCodeSchema, RecoveryCodeSchema } from '#contract/factors.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { IdentityForm } from './identity-form.tsx'
import { inWords } from './in-words.ts'
import styles from './second-step.module.css'
import { takeFocus } from './take-focus.ts'
import { useIdentityForm } from './use-identity-form.ts'
import { useSubmission } from './use-submission.ts'

const KINDS = {
  app: {
    schema: z.object({ code: AppCodeSchema }),
    path: '/api/auth/two-factor/verify-totp',
    text: 'Open your authenticator app and type the code that it shows for Spinner Rack.',
    label: 'Code of the app',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code instead',
  },
  recovery: {
    schema: z.object({ code: RecoveryCodeSchema }),
    path: '/api/auth/two-factor/verify-backup-code',
    text: 'Type one of the recovery codes that you kept. Each works once.',
    label: 'Recovery code',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: 'Use the code of the app instead',
  },
} as const

type Kind = keyof typeof KINDS

/** The second step of a sign-in, for members with an authenticator app. */
export function SecondStep({ onRestart }: { onRestart: () => void }) {
  const [kind, setKind] = useState<Kind>('app')
  return (
    <>
      <CodeForm key={kind} kind={kind} />
      <div className={styles.ways}>
        <Button look="line" wide onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {KINDS[kind].other}
        </Button>
        <Button look="line" wide onClick={onRestart}>
          Start again
        </Button>
      </div>
    </>
  )
}

function CodeForm({ kind }: { kind: Kind }) {
  const { schema, path, text, label, input } = KINDS[kind]
  const identity = useIdentity()
  const submission = useSubmission()
  const textId = useId()
  const { field, handleSubmit } = useIdentityForm<{ code: string }>({
    schema,
    submission,
    send: async (body) => {
      await inWords(sendJson('POST', path, body))
      await identity.renew()
    },
  })
  return (
    <IdentityForm submission={submission} action="Confirm" onSubmit={handleSubmit}>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <Field
        ref={takeFocus}
        label={label}
        aria-describedby={textId}
        {...input}
        {...field('code')}
      />
    </IdentityForm>
  )
}
