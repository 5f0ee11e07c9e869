import SwaggerParser from '@apidevtools/swagger-parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './index';

const FILE = join(__dirname, '../openapi.json');

describe('openapi.json', () => {
  it('is as the emitter writes it, so that a difference is one of meaning', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(`${JSON.stringify(openApi, null, 2)}\n`);
  });

  it('is OpenAPI 3.1, with nothing that only 3.0 knows', async () => {
    expect(openApi.openapi).toBe('3.1.0');
    await expect(SwaggerParser.validate(FILE)).resolves.toMatchObject({ openapi: '3.1.0' });
    expect(JSON.stringify(openApi)).not.toContain('"nullable"');
  });

  it('holds schemas for all that it refers to, and none that nothing refers to', () => {
    const refers = new Set(JSON.stringify(openApi).match(/(?<=#\/components\/schemas\/)\w+/g));
    expect(Object.keys(openApi.components.schemas).sort()).toEqual([...refers].sort());
  });
});
