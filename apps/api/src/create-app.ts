import 'reflect-metadata';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ExpressAdapter, NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { type AppConfig, prepareDataDir } from '@lereng/api-site/config';
import { AppModule } from './app.module';
import { AdminAccount } from './platform/auth/admin-account';
import { entityTag } from './platform/http/entity-tag';
import { httpHeaders } from './platform/http/response-headers';
import { API_PREFIX, RouteTable } from './platform/http/route-table';
import { DemoContent } from './content/demo-content/demo-content';
import { createLogger } from './platform/observability/logger';
import { UploadsHandler } from './media/uploads.handler';
import { openApiDocument } from './platform/http/openapi-document';
import { PagesHandler } from './pages';
import { OgImagesHandler } from './og-images/og-images.handler';
import { CachingExpressAdapter } from './response-cache';

export interface CreateAppOptions {
  config: AppConfig;
  /** Folder of the sets of demonstration content; without one an empty database stays empty. */
  demoContent?: string;
  /** Folder of the built web application; without one there are no pages. */
  webBuild?: string;
  /** Built file of the process that handles pictures; without one this process does. */
  imageProcess?: string;
  /** Built file of the operator's commands; without one no backups are made. */
  operator?: string;
  adapter?: ExpressAdapter;
}

export interface CreatedApp {
  app: NestExpressApplication;
  config: AppConfig;
  /** The admin's password where this start generated it; it is shown nowhere else. */
  firstPassword: string | null;
}

/** The whole application on a migrated database; it does not listen yet. */
export async function createApp(options: CreateAppOptions): Promise<CreatedApp> {
  const { config, demoContent, webBuild = null, imageProcess = null, operator = null } = options;
  const { adapter = new CachingExpressAdapter(config) } = options;
  await prepareDataDir(config);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, webBuild, imageProcess, operator),
    adapter,
    {
      // Bodies are read per route, once its guard has let the request in.
      bodyParser: false,
      abortOnError: false,
      logger: createLogger(config),
    },
  );
  try {
    setGlobals(app);
    app.disable('x-powered-by');
    // One ETag for one response, whether it comes from the cache or, to a token, from here.
    app.set('etag', entityTag);
    app.set('trust proxy', config.trustProxy);
    app.use(httpHeaders(config, app.get(RouteTable)));
    app.use('/uploads/previews', app.get(OgImagesHandler).handle);
    app.use('/uploads', app.get(UploadsHandler).handle);
    app.use(app.get(PagesHandler).handle);
    describe(app);
    await app.init();
    if (config.demoContent && demoContent !== undefined) {
      await app.get(DemoContent).load(join(demoContent, config.demoContent));
    }
    return { app, config, firstPassword: await app.get(AdminAccount).ensure() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What the running application and its description have in common. */
export function setGlobals(app: INestApplication): void {
  app.setGlobalPrefix(API_PREFIX);
}

function describe(app: NestExpressApplication): void {
  SwaggerModule.setup(`${API_PREFIX}/docs`, app, () => openApiDocument(app), {
    jsonDocumentUrl: `${API_PREFIX}/openapi.json`,
    raw: ['json'],
    customSiteTitle: 'Lereng API',
  });
}
