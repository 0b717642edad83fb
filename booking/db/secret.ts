import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { secrets } from './schema.ts'
import type { Database } from './store.ts'

// Part of existing databases.
const NAME = 'desk'

/** 32 secret bytes, created by the first process and shared by all processes on the database. */
export async function sharedSecret(db: Database): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME))
  const secret = Buffer.from(row?.value ?? '', 'base64')
  if (secret.length !== 32) {
    throw new Error(
      `The row "${NAME}" of the table secrets must hold 32 bytes in base64; restore or delete it.`,
    )
  }
  return secret
}
