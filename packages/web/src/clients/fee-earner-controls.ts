import { feeEarnerTypes, grades } from '@costdraft/costing'
import type { feeEarnerForm } from '@costdraft/schema/clients/clients.ts'
import type { Controls, Option } from '../ui/form/controls.ts'

/** The form controls of a fee earner, with the sites and users to choose from. */
export const feeEarnerControls = (
  sites: readonly Option[],
  people: readonly Option[],
): Controls<typeof feeEarnerForm> => ({
  firstname: { label: 'First name', as: 'text' },
  surname: { label: 'Surname', as: 'text' },
  initials: { label: 'Initials', as: 'text', hint: 'First letters of the two names unless given.' },
  site: { label: 'Site', as: 'ref', choices: sites },
  type: { label: 'Type', as: 'choice', choices: feeEarnerTypes },
  grade: { label: 'Grade', as: 'choice', choices: grades },
  isPanelMember: { label: 'Panel member', as: 'flag' },
  user: { label: 'User', as: 'ref', choices: people, hint: 'The sign-in of this person, where they have one.' },
})
