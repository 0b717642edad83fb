import { randomBytes } from 'node:crypto'
import type { Database } from './store.ts'

const NAME = 'desk'

/** The 32 bytes that the first process creates for all on the database. */
export async function sharedSecret(db: Database): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst()
  const secret = Buffer.from(row?.value ?? '', 'base64')
  if (secret.length !== 32) {
    throw new Error(
      `The row "${NAME}" of the table secrets must hold 32 bytes in base64; restore or delete it.`,
    )
  }
  return secret
}
