import { CopyField } from '#web/ui/form/copy-field.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordChecklist, type PasswordPoint } from '#web/ui/form/password-checklist.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { Grounds } from './grounds.tsx'
import { Specimen, Specimens } from './specimens.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

export function FieldSection() {
  return (
    <StyleguideSection title="Fields">
      <Grounds>
        {() => (
          <>
            <Fields />
            <Checklists />
          </>
        )}
      </Grounds>
    </StyleguideSection>
  )
}

function Fields() {
  return (
    <Specimens wide>
      <Specimen caption="At rest">
        <Field label="Fullname" autoComplete="name" defaultValue="Asha Rao" />
      </Specimen>
      <Specimen caption="Empty, with a hint">
        <Field label="Email" hint="optional" type="email" placeholder="you@example.com" />
      </Specimen>
      <Specimen caption="Hover" state="hover">
        <Field label="Fullname" defaultValue="Asha Rao" />
      </Specimen>
      <Specimen caption="Focus" state="focus-visible">
        <Field label="Email" type="email" defaultValue="asha.rao@example.com" />
      </Specimen>
      <Specimen caption="Error">
        <Field label="Email" type="email" defaultValue="asha.rao@" error="Must be a valid email!" />
      </Specimen>
      <Specimen caption="Error with focus" state="focus-visible">
        <Field label="Fullname" defaultValue="Asha" error="Must be 8 characters minimum" />
      </Specimen>
      <Specimen caption="Hidden until the eye is pressed">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="webhead62" />
      </Specimen>
      <Specimen caption="Choice">
        <SelectField label="Order" defaultValue="new">
          <option value="new">Newest first</option>
          <option value="name">By name</option>
        </SelectField>
      </Specimen>
      <Specimen caption="Several lines">
        <TextareaField
          label="Message"
          hint="38 of 120"
          defaultValue="The letters page is open, so I write."
        />
      </Specimen>
      <Specimen caption="Several lines, error">
        <TextareaField label="Message" hint="0 of 120" error="Message is required" />
      </Specimen>
      <Specimen caption="To copy">
        <CopyField label="Link" value="https://rack.example/shared/abcdefgh" action="Copy link" />
      </Specimen>
      <Specimen caption="One of a few">
        <RadioCards
          legend="Who can read it"
          options={[
            { value: 'private', label: 'Private', detail: 'Only you can read it.' },
            { value: 'link', label: 'By link', mark: 'New', detail: 'Whoever has the link.' },
          ]}
          chosen="private"
          onChoose={() => {}}
        />
      </Specimen>
    </Specimens>
  )
}

const labels = [
  'At least 8 characters',
  'At least 1 digit',
  'At least 1 special character',
  'At least 1 uppercase letter',
]

function Checklists() {
  return (
    <Specimens wide>
      <Specimen caption="Before the field is touched">
        <PasswordChecklist points={labels.map((label) => ({ label, state: 'neutral' }))} />
      </Specimen>
      <Specimen caption="While typing">
        <PasswordChecklist points={labels.map(toHalfMet)} />
      </Specimen>
    </Specimens>
  )
}

function toHalfMet(label: string, index: number): PasswordPoint {
  return { label, state: index % 2 === 0 ? 'met' : 'unmet' }
}
