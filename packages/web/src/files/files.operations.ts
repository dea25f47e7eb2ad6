import { graphql } from '../generated/gql.ts'

graphql(`
  fragment FolderTree on Case {
    uuid
    folderStructure {
      version
      nodes {
        id
        parent
        uuid
        name
        isFile
        size
        dated
        createdAt
        createdByName
      }
    }
  }
`)

export const CaseFilesDocument = graphql(`
  query CaseFiles($uuid: ID!) {
    case(uuid: $uuid) {
      ...FolderTree @unmask
    }
  }
`)

export const AddFolderDocument = graphql(`
  mutation AddFolder($caseUuid: ID!, $parent: ID, $name: String!) {
    addFolder(caseUuid: $caseUuid, parent: $parent, name: $name) {
      ...FolderTree @unmask
    }
  }
`)

export const RenameFileDocument = graphql(`
  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!, $version: String) {
    renameFile(caseUuid: $caseUuid, id: $id, name: $name, version: $version) {
      ...FolderTree @unmask
    }
  }
`)

export const DateFileDocument = graphql(`
  mutation DateFile($caseUuid: ID!, $id: ID!, $dated: Date, $version: String) {
    dateFile(caseUuid: $caseUuid, id: $id, dated: $dated, version: $version) {
      ...FolderTree @unmask
    }
  }
`)

export const MoveFilesDocument = graphql(`
  mutation MoveFiles($caseUuid: ID!, $ids: [ID!]!, $to: ID) {
    moveFiles(caseUuid: $caseUuid, ids: $ids, to: $to) {
      ...FolderTree @unmask
    }
  }
`)

export const RemoveFilesDocument = graphql(`
  mutation RemoveFiles($caseUuid: ID!, $ids: [ID!]!) {
    removeFiles(caseUuid: $caseUuid, ids: $ids) {
      ...FolderTree @unmask
    }
  }
`)

export const RestoreFilesDocument = graphql(`
  mutation RestoreFiles($caseUuid: ID!, $uuids: [ID!]!) {
    restoreFiles(caseUuid: $caseUuid, uuids: $uuids) {
      ...FolderTree @unmask
    }
  }
`)
