import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import { DAY_MS } from '@lereng/shared-domain';
import { readJson } from '@lereng/shared-domain/stored-rows';
import type { Admin } from '../principal';
import { AdminEntity, hasFirstPassword, nameOf } from './admin.entity';
import type { Authentication } from './authentication';
import { LoginDeviceEntity, SessionEntity } from './session.entity';

export type NewSession = Pick<SessionEntity, 'tokenId' | 'device' | 'expiresAt'>;

/** A session that was not used for so long is over, also where its token has not expired. */
const IDLE_LIMIT_MS = 7 * DAY_MS;

/** The key of the clients of the last logins. It belongs to the login, as its name says: a backup of the owner does not have it. */
const KNOWN_CLIENTS = 'admin-known-clients';

/** An owner with a phone has a few each month. */
const MAX_CLIENTS = 50;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const now = (): string => new Date().toISOString();

const idleSince = (): string => new Date(Date.now() - IDLE_LIMIT_MS).toISOString();

/** The sessions that are not over: all, or those of one admin. */
export const live = (admin?: Pick<Admin, 'id'>) => ({
  ...(admin && { adminId: admin.id }),
  expiresAt: MoreThan(now()),
  lastSeenAt: MoreThan(idleSince()),
});

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** A session with its admin; null where it was not used for long. Whether it has expired is in the token. */
  async findByToken(tokenId: string): Promise<Authentication | null> {
    const where = { tokenId, lastSeenAt: MoreThan(idleSince()) };
    // `findOne` would be two queries, as it joins.
    const [found] = await this.database.read((manager) =>
      manager.find(SessionEntity, { where, relations: { admin: true } }),
    );
    if (!found?.admin) return null;
    const { admin, ...session } = found;
    const { id, username, role } = admin;
    return {
      principal: { id, name: nameOf(admin), role },
      session,
      username,
      hasFirstPassword: hasFirstPassword(admin),
    };
  }

  /** The sessions of an admin that are not over, the last seen first. */
  findLive(admin: Pick<Admin, 'id'>): Promise<SessionEntity[]> {
    return this.database.read((manager) =>
      manager.find(SessionEntity, {
        where: live(admin),
        order: { lastSeenAt: 'DESC', id: 'DESC' },
      }),
    );
  }

  /**
   * Adds a session, remembers its device and client, and deletes the sessions that are over.
   * @param admin as it was when the password was verified
   * @returns its id; null where name or password have been changed since: nothing is added then
   */
  async create(session: NewSession, admin: AdminEntity, client: string): Promise<number | null> {
    return this.database.essentialTransaction(async (manager) => {
      // The row is locked, so that a change of the password waits, and then ends this session, too.
      const current = await manager.findOne(AdminEntity, {
        where: { id: admin.id, username: admin.username, passwordHash: admin.passwordHash },
        ...this.database.rowLock('admins'),
      });
      if (!current) return null;
      const createdAt = now();
      await manager.delete(SessionEntity, { expiresAt: LessThanOrEqual(createdAt) });
      await manager.delete(SessionEntity, { lastSeenAt: LessThanOrEqual(idleSince()) });
      const row = {
        ...session,
        adminId: admin.id,
        network: client,
        createdAt,
        lastSeenAt: createdAt,
      };
      const { identifiers } = await manager.insert(SessionEntity, row);
      await rememberDevice(manager, session.device, createdAt);
      await rememberClient(manager, client);
      return identifiers[0]?.['id'] as number;
    });
  }

  /** Whether this client has logged in before. */
  async isKnownClient(client: string): Promise<boolean> {
    return (await this.database.read(readKnownClients)).includes(client);
  }

  /** The devices whose first login was after an instant, the last one first. */
  findNewDevices(after: Date): Promise<LoginDeviceEntity[]> {
    return this.database.read((manager) =>
      manager.find(LoginDeviceEntity, {
        where: { newSince: MoreThan(after.toISOString()) },
        order: { newSince: 'DESC', device: 'ASC' },
      }),
    );
  }

  /** Writes when a session was last seen, unless that was written after `staleAt`. */
  async touch(id: number, staleAt: Date): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(
        SessionEntity,
        { id, lastSeenAt: LessThanOrEqual(staleAt.toISOString()) },
        { lastSeenAt: now() },
      ),
    );
  }

  /** @returns whether the admin had one that was not over */
  async remove(id: number, admin: Pick<Admin, 'id'>): Promise<boolean> {
    const { affected } = await this.database.essentialTransaction((manager) =>
      manager.delete(SessionEntity, { id, ...live(admin) }),
    );
    return affected === 1;
  }

  async removeOthers(id: number, admin: Pick<Admin, 'id'>): Promise<void> {
    await this.database.essentialTransaction((manager) =>
      manager.delete(SessionEntity, { adminId: admin.id, id: Not(id) }),
    );
  }
}

async function rememberDevice(
  manager: EntityManager,
  device: string,
  loginAt: string,
): Promise<void> {
  if (await manager.existsBy(LoginDeviceEntity, { device })) return;
  const isFirst = !(await manager.exists(LoginDeviceEntity));
  await manager.insert(LoginDeviceEntity, { device, newSince: isFirst ? null : loginAt });
}

/** The IP addresses and /64 networks that logged in, the last one first, for every replica and the next start. */
async function readKnownClients(manager: EntityManager): Promise<string[]> {
  const row = await manager.findOneBy(AppStateEntity, { key: KNOWN_CLIENTS });
  const clients = readJson(row?.value ?? null);
  // A value that somebody wrote past the rules must not keep the owner out (E8): the next login replaces it.
  return isTexts(clients) ? clients : [];
}

/** @param manager of a transaction that others cannot do at the same time */
async function rememberClient(manager: EntityManager, client: string): Promise<void> {
  const clients = await readKnownClients(manager);
  if (clients[0] === client) return;
  const latest = [client, ...clients.filter((other) => other !== client)].slice(0, MAX_CLIENTS);
  await manager.upsert(AppStateEntity, { key: KNOWN_CLIENTS, value: JSON.stringify(latest) }, [
    'key',
  ]);
}
