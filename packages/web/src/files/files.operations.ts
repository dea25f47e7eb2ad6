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
  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!) {
    renameFile(caseUuid: $caseUuid, id: $id, name: $name) {
      ...FolderTree @unmask
    }
  }
`)

export const MoveFileDocument = graphql(`
  mutation MoveFile($caseUuid: ID!, $id: ID!, $to: ID) {
    moveFile(caseUuid: $caseUuid, id: $id, to: $to) {
      ...FolderTree @unmask
    }
  }
`)

export const RemoveFileDocument = graphql(`
  mutation RemoveFile($caseUuid: ID!, $id: ID!) {
    removeFile(caseUuid: $caseUuid, id: $id) {
      ...FolderTree @unmask
    }
  }
`)

export const RestoreFileDocument = graphql(`
  mutation RestoreFile($caseUuid: ID!, $uuid: ID!) {
    restoreFile(caseUuid: $caseUuid, uuid: $uuid) {
      ...FolderTree @unmask
    }
  }
`)
