#!/bin/sh
# Downloads the documents of all completed cases into a folder, one folder a case.
set -eu
folder=${1:-claims}

token=$(curl -sf "$COSTDRAFT_TOKEN_URL" -d grant_type=client_credentials \
  -d "client_id=$CLIENT_ID" -d "client_secret=$CLIENT_SECRET" -d scope=all | jq -r .access_token)

query='query Completed($after: String) {
  cases(first: 50, after: $after, filter: { stages: [complete] }) {
    nodes { uuid documents { files { uuid fileName } } }
    pageInfo { endCursor hasNextPage }
  }
}'

after=null
while :; do
  page=$(jq -n --arg query "$query" --argjson after "$after" '{query: $query, variables: {after: $after}}' |
    curl -sf "$COSTDRAFT_URL/graphql" -H "authorization: Bearer $token" -H 'content-type: application/json' -d @- |
    jq .data.cases)
  printf '%s' "$page" | jq -r '.nodes[] | .uuid as $case | .documents.files[] | "\($case) \(.uuid) \(.fileName)"' |
    while read -r case file name; do
      mkdir -p "$folder/$case"
      # Under another name until it is whole: a download that was interrupted is made again.
      [ -e "$folder/$case/$name" ] || {
        curl -sf "$COSTDRAFT_URL/api/files/client/case/$case/output/$file" -H "authorization: Bearer $token" \
          -o "$folder/$case/.part" && mv "$folder/$case/.part" "$folder/$case/$name"
      }
    done
  [ "$(printf '%s' "$page" | jq .pageInfo.hasNextPage)" = true ] || break
  after=$(printf '%s' "$page" | jq .pageInfo.endCursor)
done
