// A token of the API client, for a quarter of an hour.
const { COSTDRAFT_TOKEN_URL, CLIENT_ID, CLIENT_SECRET } = process.env

export async function newToken(): Promise<string> {
  const answer = await fetch(String(COSTDRAFT_TOKEN_URL), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(CLIENT_ID),
      client_secret: String(CLIENT_SECRET),
      scope: 'all',
    }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}
