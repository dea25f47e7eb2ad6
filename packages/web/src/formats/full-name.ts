interface Named {
  firstname: string | null
  surname: string | null
}

/** First name and surname; an empty text if neither is known. */
export const fullName = ({ firstname, surname }: Named): string => [firstname, surname].filter(Boolean).join(' ')
