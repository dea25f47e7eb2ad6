import { field } from '@costdraft/schema/field.ts'
import { oneOf } from '@costdraft/schema/structs.ts'
import { userForm } from '@costdraft/schema/users/users.ts'
import { typedPassword } from '../typed-password.ts'

/** How a new user gets in: by a link with which they choose a password, or with one that they are told. */
const waysIn = ['invitation', 'password'] as const
export type WayIn = (typeof waysIn)[number]

/** The fields of the form of a new user. */
export const newUserFields = {
  ...userForm,
  wayIn: field(oneOf(waysIn)),
  password: typedPassword.when(({ wayIn }) => wayIn === 'password'),
}
