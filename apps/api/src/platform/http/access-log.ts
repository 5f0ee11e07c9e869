import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import proxyAddr from 'proxy-addr';
import type { AppConfig } from '@lereng/api-site/config';
import { toIp, type Trust, trustOf, warnOfUntrustedProxy } from './client-ip';
import { loggedPath } from './logged-path';
import { requestId, setRequestId } from './request-id';

export type RequestConfig = Pick<AppConfig, 'trustProxy' | 'accessLog' | 'production'>;

/** A longer path says no more. */
const MAX_PATH = 500;

/**
 * What is done with each request before anything else: it gets the id that a trusted proxy has given it, and a line
 * of the log with `ACCESS_LOG`. It warns once where a proxy names a client and none is trusted.
 */
export function requestObserver(
  config: RequestConfig,
): (request: IncomingMessage, response: ServerResponse) => void {
  const trust = trustOf(config);
  const log = accessLog(config, trust);
  const warn = warnOfUntrustedProxy(config);
  return (request, response) => {
    warn(request);
    const id = request.headers['x-request-id'];
    if (id !== undefined && trust(request.socket.remoteAddress ?? '', 0)) setRequestId(request, id);
    if (config.accessLog) log(request, response);
  };
}

/** Logs each response when it is complete or its connection is closed. `bytes` include its headers. */
function accessLog({ production }: RequestConfig, trust: Trust) {
  const logger = new Logger('Access');
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    const { method = '', url = '', socket } = request;
    const id = requestId(request);
    const bytesBefore = socket.bytesWritten;
    // A socket that is closed has no address any more.
    const client = clientOf(request, trust);
    response.once('close', () => {
      const line = {
        method,
        path: loggedPath(url).slice(0, MAX_PATH),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        request: id,
        client,
        ...(!response.writableFinished && { aborted: true }),
      };
      logger.log(production ? line : textOf(line));
    });
  };
}

/** The IP address that the trusted proxies name, or that of the proxy where they name something else. */
function clientOf(request: IncomingMessage, trust: Trust): string {
  const forwarded = () => {
    try {
      return proxyAddr(request, trust);
    } catch {
      // What `X-Forwarded-For` says is no address.
      return '';
    }
  };
  return toIp(forwarded()) ?? toIp(request.socket.remoteAddress ?? '') ?? 'unknown';
}

function textOf({ method, path, status, ...rest }: Record<string, unknown>): string {
  const pairs = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  return [method, path, status, ...pairs].join(' ');
}
