import { errorCodes, errorSections, type ErrorCode } from '@costdraft/schema/errors/error-codes.ts'

const sectionOf = (code: ErrorCode): string => {
  const { meaning, when, whatToDo, rest, example } = errorSections[code]
  return [
    `### ${code}`,
    meaning,
    when.map((sentence) => `- ${sentence}`).join('\n'),
    `**What to do.** ${whatToDo}`,
    `REST answers ${rest.join(' or ')}.`,
    `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``,
  ].join('\n\n')
}

/** Each code of an error: what it means, when it is answered, what to do, and an example, as Markdown. */
export const errorSectionsText = (): string => errorCodes.map(sectionOf).join('\n\n')
