import { roleLabels, roles } from '@costdraft/schema/access/roles.ts'
import type { Option } from '../ui/form/controls.ts'

/**
 * All roles with their labels, as options of a form field. Which of them the viewer may assign is checked by the
 * server.
 */
export const roleOptions: Option[] = roles.map((role) => ({ value: role, label: roleLabels[role] }))
