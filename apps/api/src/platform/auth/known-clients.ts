import type { EntityManager } from 'typeorm';
import { AppStateEntity } from '@lereng/api-site/database';

/** Belongs to the login, as its name says: a backup of the owner does not have it. */
const KEY = 'admin-known-clients';

/** Those of the last logins; an owner with a phone has a few each month. */
const MAX_CLIENTS = 50;

/** The IP addresses and /64 networks that logged in, the last one first, for every replica and the next start. */
async function readKnownClients(manager: EntityManager): Promise<string[]> {
  const row = await manager.findOneBy(AppStateEntity, { key: KEY });
  return row ? (JSON.parse(row.value) as string[]) : [];
}

export async function isKnownClient(manager: EntityManager, client: string): Promise<boolean> {
  return (await readKnownClients(manager)).includes(client);
}

/** @param manager of a transaction that others cannot do at the same time */
export async function rememberClient(manager: EntityManager, client: string): Promise<void> {
  const clients = await readKnownClients(manager);
  if (clients[0] === client) return;
  const latest = [client, ...clients.filter((other) => other !== client)].slice(0, MAX_CLIENTS);
  await manager.upsert(AppStateEntity, { key: KEY, value: JSON.stringify(latest) }, ['key']);
}
