import { Box, Button, chakra } from '@chakra-ui/react'
import { unknownStage } from '@costdraft/schema/cases/host-words.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import type { CaseRecord, FormSection } from '../areas/area-screens.ts'
import { screensOf } from '../areas/index.ts'
import { displayValue, type AnyControls } from '../ui/form/controls.ts'
import { FootBar } from '../ui/form/FormFoot.tsx'
import { Section } from '../ui/form/Section.tsx'
import { draftOf } from './case-changes.ts'
import { editedCaseFields, factsOfDraft } from './case-form.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { recordControls } from './use-edited-controls.ts'

const list = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '4',
  textStyle: 'sm',
  '& > div': { display: 'contents' },
  '& dt': { color: 'muted', pt: '1.5' },
  '& dd': { pb: '1.5', pt: { sm: '1.5' }, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& dt, & dd': { borderTopWidth: { sm: '1px' }, borderColor: 'line' },
  '& > div:first-of-type > *': { borderTopWidth: '0' },
} as const

interface FactsProps {
  section: FormSection
  fields: Fields
  controls: AnyControls
  draft: Draft
  isFirst: boolean
}

/** The facts of a section that apply to the case, each by its name; what was left empty is said to be. */
function SectionFacts({ section: { title, rows }, fields, controls, draft, isFirst }: FactsProps) {
  const facts = factsOfDraft(draft)
  const names = [...(isFirst ? ['stage'] : []), ...rows.flat()]
  const shown = names.flatMap((name) => {
    const control = controls[name]
    return control && fields[name]?.applies(draft, facts) ? [{ name, control }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <chakra.dl css={list}>
        {shown.map(({ name, control }) => (
          <div key={name}>
            <dt>{control.label}</dt>
            <dd>{displayValue(control, draft[name]) || <chakra.span color="muted">Not given</chakra.span>}</dd>
          </div>
        ))}
      </chakra.dl>
    </Section>
  )
}

/** The details of a case in a review, which are read: the fields of its form as terms and values. */
export function ReviewDetails({ record }: { record: CaseRecord }) {
  const screens = screensOf(record.areaOfWork)
  const { additions } = useViewer()
  const controls = useMemo(() => recordControls(record, 'details'), [record])
  const fields = useMemo(() => editedCaseFields(screens), [screens])
  const draft = useMemo(() => draftOf(screens.fields, record), [screens, record])
  const sections = screens.sections.filter(({ addition }) => addition === undefined || additions.includes(addition))
  return (
    <>
      <Box
        role="note"
        textStyle="sm"
        borderInlineStartWidth="3px"
        ps="3"
        mb="4"
        borderColor={record.stage === null ? 'line' : 'stage.inReview'}
      >
        {record.stage === null
          ? unknownStage(record.stageWord)
          : 'Details are read here and changed in the draft. Notes can be written.'}
      </Box>
      {sections.map((section, i) => (
        <SectionFacts
          key={section.title}
          section={section}
          fields={fields}
          controls={controls}
          draft={draft}
          isFirst={i === 0}
        />
      ))}
      <FootBar>
        <Button asChild>
          {record.stage === null ? (
            <Link to={casePaths.editDraft(record.uuid)}>View draft</Link>
          ) : (
            <Link to={casePaths.reviewDraft(record.uuid)}>Review draft</Link>
          )}
        </Button>
      </FootBar>
    </>
  )
}
