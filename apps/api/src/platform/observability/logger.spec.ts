import { NestApplication } from '@nestjs/core';
import { loadConfig } from '@lereng/api-site/config';
import { createLogger } from './logger';

describe('The log', () => {
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        lines.push(String(text));
        return true;
      });
    }
  });

  afterEach(() => jest.restoreAllMocks());

  it('leaves a failed start to its caller: one line, not two', () => {
    const logger = createLogger(loadConfig({}));
    logger.error('Error: listen EADDRINUSE', NestApplication.name);
    logger.error('no such provider', 'stack', 'ExceptionHandler');
    expect(lines).toEqual([]);
  });

  it('has every other error', () => {
    createLogger(loadConfig({})).error('it failed', 'Errors');
    expect(lines.join('')).toContain('it failed');
  });
});
