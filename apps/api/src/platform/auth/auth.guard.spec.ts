import type { Server } from 'node:http';
import { Body, Controller, Get, type INestApplication, Put } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { ROLES } from '@lereng/shared-domain';
import request from 'supertest';
import { ApiExceptionFilter } from '../http/api-exception.filter';
import { Endpoint } from '../http/endpoint.decorator';
import { EntityId } from '../http/entity-id';
import { RouteTable } from '../http/route-table';
import { sessionOver } from './auth.errors';
import { AuthGuard } from './auth.guard';
import { AuthService } from './auth.service';
import { type Authentication, Session } from './authentication';

/** The token of one whose first password stands; the other tokens are roles. */
const NEW = 'new';

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
  @Endpoint({ ...CHANGE, roles: ROLES })
  ofBoth(@EntityId() id: number, @Session() { principal }: Authentication) {
    return { id, role: principal.role };
  }
  @Put('new/:id')
  @Endpoint({ ...CHANGE, roles: ROLES, beforePasswordChange: true })
  ofNew(@EntityId() id: number) {
    return { id };
  }
}

const auth: Pick<AuthService, 'authenticate' | 'recordUse'> = {
  authenticate: (authorization = '') => {
    const token = authorization.replace('Bearer ', '');
    const role = ROLES.find((each) => each === token) ?? 'owner';
    if (role !== token && token !== NEW) return Promise.reject(sessionOver());
    const principal = { id: 1, name: 'sari', role };
    return Promise.resolve({ principal, hasFirstPassword: token === NEW } as Authentication);
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
    await put('both/7', 'kitchen').expect(200, { id: 7, role: 'kitchen' });
  });

  it('refuses another role before it looks at id and body', async () => {
    const body = {
      statusCode: 403,
      error: 'Forbidden',
      message: 'Akun ini tidak boleh melakukan itu',
    };
    await put('owner/7', 'kitchen').expect(403, body);
    await put('owner/x', 'kitchen').expect(403, body);
    await put('owner/7', 'kitchen').set('Content-Type', 'text/plain').send('{').expect(403, body);
    await put('unknown', 'kitchen').expect(404);
  });

  it('lets anybody use what is public, and no invalid token anything else', async () => {
    const get = (role: string) =>
      request(app.getHttpServer() as Server)
        .get('/things')
        .auth(role, { type: 'bearer' });
    for (const role of ['', 'gone', 'kitchen', NEW]) await get(role).expect(200, []);
    await put('owner/x', 'gone').expect(401);
  });

  it('asks for another password before anything else', async () => {
    const { body } = await put('owner/7', NEW).expect(403);
    expect(body).toMatchObject({ message: 'Ganti password pertama Anda terlebih dahulu' });
    await put('both/7', NEW).expect(403);
    await put('new/7', NEW).expect(200, { id: 7 });
  });
});
