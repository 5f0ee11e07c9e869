import type { Server } from 'node:http';
import { Body, Controller, Get, type INestApplication, Put } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { Role } from '@lereng/shared-domain';
import request from 'supertest';
import { ApiExceptionFilter } from '../http/api-exception.filter';
import { Endpoint } from '../http/endpoint.decorator';
import { EntityId } from '../http/entity-id';
import { RouteTable } from '../http/route-table';
import { sessionOver } from './auth.errors';
import { AuthGuard } from './auth.guard';
import { AuthService } from './auth.service';
import { type Authentication, Session } from './authentication';

/** A role that no release has. */
const COOK = 'cook' as Role;

const CHANGE = {
  summary: '',
  status: 200,
  body: 'json',
  missing: 'Tidak ada',
  storage: 'write',
} as const;

@Controller('things')
class ThingsController {
  @Get()
  @Endpoint({ summary: '', public: true, status: 200, storage: 'read' })
  list() {
    return [];
  }
  @Put('owner/:id')
  @Endpoint(CHANGE)
  ofOwner(@EntityId() id: number, @Body() body: object) {
    return { id, ...body };
  }
  @Put('both/:id')
  @Endpoint({ ...CHANGE, roles: ['owner', COOK] })
  ofBoth(@EntityId() id: number, @Session() { principal }: Authentication) {
    return { id, role: principal.role };
  }
}

/** Each token is the name of a role. */
const auth: Pick<AuthService, 'authenticate' | 'recordUse'> = {
  authenticate: (authorization = '') => {
    const role = authorization.replace('Bearer ', '');
    if (role !== COOK && role !== 'owner') return Promise.reject(sessionOver());
    return Promise.resolve({ principal: { id: 1, name: 'sari', role } } as Authentication);
  },
  recordUse: () => Promise.resolve(),
};

describe('AuthGuard', () => {
  let app: INestApplication;

  beforeAll(async () => {
    const testing = await Test.createTestingModule({
      controllers: [ThingsController],
      providers: [
        RouteTable,
        { provide: AuthService, useValue: auth },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
    })
      // Guards of ids have more, which no request here needs.
      .useMocker(() => ({}))
      .compile();
    app = testing.createNestApplication({ bodyParser: false });
    app.useGlobalFilters(new ApiExceptionFilter(testing.get(RouteTable)));
    await app.init();
  });

  afterAll(() => app.close());

  const put = (path: string, role: string) =>
    request(app.getHttpServer() as Server)
      .put(`/things/${path}`)
      .auth(role, { type: 'bearer' })
      .send({});

  it('lets through the roles that a route names, and the owner where it names none', async () => {
    await put('owner/7', 'owner').expect(200, { id: 7 });
    await put('both/7', 'owner').expect(200, { id: 7, role: 'owner' });
    await put('both/7', COOK).expect(200, { id: 7, role: COOK });
  });

  it('refuses another role before it looks at id and body', async () => {
    const body = {
      statusCode: 403,
      error: 'Forbidden',
      message: 'Akun ini tidak boleh melakukan itu',
    };
    await put('owner/7', COOK).expect(403, body);
    await put('owner/x', COOK).expect(403, body);
    await put('owner/7', COOK).set('Content-Type', 'text/plain').send('{').expect(403, body);
    await put('unknown', COOK).expect(404);
  });

  it('lets anybody use what is public, and no invalid token anything else', async () => {
    const get = (role: string) =>
      request(app.getHttpServer() as Server)
        .get('/things')
        .auth(role, { type: 'bearer' });
    for (const role of ['', 'gone', COOK]) await get(role).expect(200, []);
    await put('owner/x', 'gone').expect(401);
  });
});
