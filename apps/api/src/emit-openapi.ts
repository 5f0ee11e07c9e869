import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '@lereng/api-site/config';
import { AppModule } from './app.module';
import { setGlobals } from './create-app';
import { openApiDocument } from './platform/http/openapi-document';

/** Writes the API's description to a file, without a database and without listening. */
const target = process.argv[2];
if (target === undefined) throw new Error('usage: emit-openapi.js <file>');
const app = await NestFactory.create(AppModule.forRoot(loadConfig({})), {
  preview: true,
  abortOnError: false,
  logger: ['error'],
});
setGlobals(app);
await mkdir(dirname(target), { recursive: true });
await writeFile(target, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
