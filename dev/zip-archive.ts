import { deflateRawSync } from 'node:zlib'

const STORED = 0
const DEFLATED = 8

/** A zip archive with one entry. `isPacked`: its bytes are deflated. */
export function zipArchive(entry: string, content: Buffer, { isPacked = false } = {}): Buffer {
  const name = Buffer.from(entry)
  const packed = isPacked ? deflateRawSync(content) : content
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(isPacked ? DEFLATED : STORED, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), fields, Buffer.alloc(14), name])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
