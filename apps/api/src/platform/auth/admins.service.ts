import { Injectable } from '@nestjs/common';
import { generatePassword } from '@lereng/api-site/passwords';
import type { Principal } from '../principal';
import {
  type AdminResponse,
  type CreateAdminRequest,
  type NewAdminResponse,
  toAdminResponse,
  type UpdateAdminRequest,
} from './admin.dto';
import { FIRST_OWNER_ID } from './admin.entity';
import { AdminsRepository } from './admins.repository';
import { firstOwnerStays, noSuchAdmin, notOneself } from './auth.errors';
import type { Authentication } from './authentication';
import { Passwords } from './passwords';

/**
 * Those who may log in, as an owner keeps them. The first owner stays an owner, so that there always is one with a
 * password; nobody removes themselves.
 */
@Injectable()
export class AdminsService {
  constructor(
    private readonly repository: AdminsRepository,
    private readonly passwords: Passwords,
  ) {}

  exists(id: number): Promise<boolean> {
    return this.repository.exists(id);
  }

  async list({ principal }: Authentication): Promise<AdminResponse[]> {
    const admins = await this.repository.list();
    return admins.map((each) => toAdminResponse(each, principal.id));
  }

  /** @throws 422 for the user name of another */
  async create(
    { name, username, role }: CreateAdminRequest,
    { principal }: Authentication,
  ): Promise<NewAdminResponse> {
    const password = generatePassword();
    const passwordHash = await this.passwords.hash(password);
    const admin = await this.repository.add({ name, username, role, passwordHash });
    const response = toAdminResponse({ admin, lastSeenAt: null }, principal.id);
    return { ...response, first_password: password };
  }

  /** @throws 404 where there is none with this id, 409 for another role of the first owner or of oneself */
  async update(
    id: number,
    { name, role }: UpdateAdminRequest,
    by: Authentication,
  ): Promise<AdminResponse> {
    const before = await this.find(id, by);
    if (before.role !== role) assertOther(id, by.principal);
    await this.repository.update(id, { name, role });
    return this.find(id, by);
  }

  /** @throws 404 where there is none with this id, 409 for the first owner and for oneself */
  async remove(id: number, { principal }: Authentication): Promise<void> {
    assertOther(id, principal);
    await this.repository.remove(id);
  }

  /** @throws 404 where there is none with this id */
  endSessions(id: number): Promise<void> {
    return this.repository.endSessions(id);
  }

  private async find(id: number, by: Authentication): Promise<AdminResponse> {
    const admin = (await this.list(by)).find((each) => each.id === id);
    if (!admin) throw noSuchAdmin();
    return admin;
  }
}

function assertOther(id: number, principal: Principal): void {
  if (id === FIRST_OWNER_ID) throw firstOwnerStays();
  if (id === principal?.id) throw notOneself();
}
