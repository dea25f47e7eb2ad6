"""Keeps a copy of all cases in an SQLite database. The first run reads everything, each later one what has changed."""
import json
import os
import sqlite3
import sys
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["COSTDRAFT_URL"]
FIELDS = "uuid caseName solicitorsCaseReference areaOfWork stage value updatedAt client { uuid name }"
ALL = "query All($after: String) { cases(first: 200, after: $after) { nodes { %s } pageInfo { endCursor hasNextPage } } }" % FIELDS
ONE = "query One($uuid: ID!) { case(uuid: $uuid) { %s } }" % FIELDS
CHANGES = """query Changes($after: String!) {
  changes(after: $after, first: 500) { nodes { uuid caseUuid action } pageInfo { endCursor hasNextPage } }
}"""


def post(url, body, headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def new_token():
    form = {"grant_type": "client_credentials", "client_id": os.environ["CLIENT_ID"],
            "client_secret": os.environ["CLIENT_SECRET"], "scope": "all"}
    return post(os.environ["COSTDRAFT_TOKEN_URL"], urllib.parse.urlencode(form).encode(), {})["access_token"]


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["extensions"]["code"]


token = new_token()


def ask(query, **variables):
    """The data of an operation. A token that has expired meanwhile is replaced once."""
    global token
    body = json.dumps({"query": query, "variables": variables}).encode()
    for attempt in (1, 2):
        answer = post(URL + "/graphql", body, {"authorization": "Bearer " + token, "content-type": "application/json"})
        if not answer.get("errors"):
            return answer["data"]
        error = Refused(answer["errors"][0])
        if error.code != "UNAUTHENTICATED" or attempt == 2:
            raise error
        token = new_token()


def store(copy, case):
    copy.execute("insert or replace into cases values (?, ?, ?, ?, ?, ?, ?, ?)", (
        case["uuid"], case["caseName"], case["solicitorsCaseReference"], case["areaOfWork"], case["stage"],
        case["value"], case["updatedAt"], case["client"]["name"]))


def keep(copy, cursor):
    copy.execute("insert or replace into position values (1, ?)", (cursor,))


def read_everything(copy):
    # The cursor first: what changes while everything is read comes again afterwards, and nothing is missed.
    start = ask(CHANGES, after="now")["changes"]["pageInfo"]["endCursor"]
    with copy:
        copy.execute("delete from cases")
        after, more = None, True
        while more:
            page = ask(ALL, after=after)["cases"]
            for case in page["nodes"]:
                store(copy, case)
            after, more = page["pageInfo"]["endCursor"], page["pageInfo"]["hasNextPage"]
        keep(copy, start)


def read_changes(copy, cursor):
    more = True
    while more:
        page = ask(CHANGES, after=cursor)["changes"]
        cursor, more = page["pageInfo"]["endCursor"], page["pageInfo"]["hasNextPage"]
        # Whatever changed in a case may have changed its value: each case is read once for each page.
        with copy:
            for uuid in {node["caseUuid"] for node in page["nodes"] if node["caseUuid"]}:
                try:
                    store(copy, ask(ONE, uuid=uuid)["case"])
                except Refused as refused:
                    if refused.code != "NOT_FOUND":
                        raise
                    copy.execute("delete from cases where uuid = ?", (uuid,))
            keep(copy, cursor)


def main(file):
    copy = sqlite3.connect(file)
    copy.execute("create table if not exists cases (uuid text primary key, name text, reference text, area text,"
                 " stage text, value text, updated_at text, client text)")
    copy.execute("create table if not exists position (id integer primary key, cursor text)")
    position = copy.execute("select cursor from position").fetchone()
    try:
        if position:
            read_changes(copy, position[0])
        else:
            read_everything(copy)
    except Refused as refused:
        # A cursor of more than ninety days ago.
        if not position or "Start anew" not in str(refused):
            raise
        read_everything(copy)
    print(copy.execute("select count(*) from cases").fetchone()[0], "cases")


main(sys.argv[1] if len(sys.argv) > 1 else "copy.sqlite")
