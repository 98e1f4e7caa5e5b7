import { useLayoutEffect } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ButtonSection } from './styleguide/button-section.tsx'
import { CardSection } from './styleguide/card-section.tsx'
import { ColourSection } from './styleguide/colour-section.tsx'
import { DialogSection } from './styleguide/dialog-section.tsx'
import { DrawingSection } from './styleguide/drawing-section.tsx'
import { FieldSection } from './styleguide/field-section.tsx'
import { IconSection } from './styleguide/icon-section.tsx'
import { MeasureSection } from './styleguide/measure-section.tsx'
import { MenuSection } from './styleguide/menu-section.tsx'
import { MessageSection } from './styleguide/message-section.tsx'
import { NoticeSection } from './styleguide/notice-section.tsx'
import { PagerSection } from './styleguide/pager-section.tsx'
import { showStates } from './styleguide/show-states.ts'
import { TypeSection } from './styleguide/type-section.tsx'
import styles from './styleguide-page.module.css'

/** Every component of `web/ui` in every state. */
export function StyleguidePage() {
  useLayoutEffect(showStates, [])
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title="Style guide">Style guide</PageHeading>
      <ColourSection />
      <TypeSection />
      <MeasureSection />
      <DrawingSection />
      <IconSection />
      <ButtonSection />
      <FieldSection />
      <CardSection />
      <PagerSection />
      <MessageSection />
      <MenuSection />
      <DialogSection />
      <NoticeSection />
    </div>
  )
}
