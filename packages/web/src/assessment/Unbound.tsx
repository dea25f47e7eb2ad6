import { Box, Button, Flex, Text, chakra } from '@chakra-ui/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useId, useState } from 'react'
import { formatIsoDate } from '../formats/dates.ts'
import { accountTable } from './account-style.ts'
import { amountText } from './amount-text.ts'
import type { AssessmentHead } from './use-assessment.ts'

interface Props {
  unbound: AssessmentHead['unbound']
}

const sentence = (count: number): string =>
  `${counted(count, 'entry', 'entries')} ${count === 1 ? 'is' : 'are'} of lines that the bill does not have any more, or has changed. Nothing is counted of ${count === 1 ? 'it' : 'them'}.`

/** What was entered of lines that the bill does not have any more, behind a button. */
export function Unbound({ unbound }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box role="note" textStyle="sm" mb="3" ps="3" borderInlineStartWidth="3px" borderColor="attention.edge">
      <Flex align="center" wrap="wrap" gap="3">
        <Text>{sentence(unbound.length)}</Text>
        <Button
          size="xs"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide them' : 'Show them'}
        </Button>
      </Flex>
      {isOpen && (
        <Box id={id} mt="2" maxH="240px" overflow="auto" tabIndex={0} role="region" aria-label="Entries without a line">
          <chakra.table css={accountTable} aria-label="Entries without a line">
            <thead>
              <tr>
                {['Date', 'Description', 'Claimed', 'Offered', 'Allowed'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {unbound.map(({ line, date, description, claimed, offered, allowed }) => (
                <tr key={line}>
                  <td>{date && formatIsoDate(date)}</td>
                  <th scope="row">{description}</th>
                  <td>{amountText(claimed)}</td>
                  <td>{offered ? amountText(offered) : '–'}</td>
                  <td>{allowed ? amountText(allowed) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      )}
    </Box>
  )
}
