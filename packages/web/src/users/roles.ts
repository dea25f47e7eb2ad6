import { roleLabels, roles } from '@costdraft/schema/access/roles.ts'
import type { Option } from '../ui/form/controls.ts'

/** The roles a person may hold in a firm, in words. Which of them the viewer may give is for the server to say. */
export const roleOptions: Option[] = roles.map((role) => ({ value: role, label: roleLabels[role] }))
