import { randomBytes } from 'node:crypto';
import type { AppConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import { withSnapshot } from '../site/open-site';
import { type Finding, type Installation, ok, problem, warning } from './check';

const TIMEOUT_MS = 5_000;

/** The form of the ids that a server makes where it does not trust the sender of one. */
const MADE_ID = /^[0-9a-f]{12}-[0-9a-z]+$/;

/** Whether visitors of `SITE_ORIGIN` reach this site, through proxies that `TRUST_PROXY` fits as far as can be told. */
export async function checkProxy(installation: Installation): Promise<Finding> {
  const { siteOrigin } = installation.config;
  if (siteOrigin === null) return ok('SITE_ORIGIN is not set');
  const id = `doctor-${randomBytes(8).toString('hex')}`;
  const response = await request(`${siteOrigin}/api/health/live`, { 'X-Request-Id': id });
  const health = await read<{ status?: string }>(response);
  if (response.status !== 200 || health?.status !== 'ok') {
    throw problem(
      `${siteOrigin}/api/health/live responds with ${response.status}, and not as this product`,
      'Let the proxy in front send requests to this server, or correct SITE_ORIGIN',
    );
  }
  await compareSettings(installation, siteOrigin);
  return trustFinding(installation.config, siteOrigin, response.headers, id);
}

async function request(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { origin } = new URL(url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { headers, signal, redirect: 'manual' } as const;
  const response = await fetch(url, options).catch((error: { cause?: unknown }) => {
    throw problem(
      `${origin} cannot be reached from this machine (${messageOf(error.cause ?? error)})`,
      'Check that the server and its proxy run, DNS and the firewall',
    );
  });
  const location = response.headers.get('location');
  if (location === null) return response;
  throw problem(
    `${origin} redirects to ${new URL(location, url).origin}`,
    'Set SITE_ORIGIN to where visitors end',
  );
}

/** Null where it is not JSON. */
function read<T>(response: Response): Promise<T | null> {
  return response.json().then(
    (body) => body as T,
    () => null,
  );
}

/** @throws a problem where the site there has not the texts of this database */
async function compareSettings(installation: Installation, siteOrigin: string): Promise<void> {
  const rows = await withSnapshot(installation, (snapshot) =>
    snapshot.query('SELECT key, value FROM site_settings WHERE value IS NOT NULL'),
  );
  const response = await request(`${siteOrigin}/api/site-settings`);
  const settings = await read<{ key: string; value: unknown }[]>(response);
  const pairs = Array.isArray(settings) ? settings.map((each) => [each.key, each.value]) : [];
  const there = new Map(pairs as [string, unknown][]);
  if (rows.every(({ key, value }) => there.get(String(key)) === value)) return;
  throw problem(
    `${siteOrigin} is another site: its settings are not those of this database`,
    'Correct SITE_ORIGIN, DATABASE_URL or DATA_DIR; a save of the last minute may also be on its way',
  );
}

/**
 * A server returns the id of a request from a proxy that it trusts, and makes another one otherwise. How many proxies have
 * added to `X-Forwarded-For` cannot be told from outside.
 */
export function trustFinding(
  { trustProxy, port }: Pick<AppConfig, 'trustProxy' | 'port'>,
  siteOrigin: string,
  headers: Headers,
  sentId: string,
): Finding {
  const id = headers.get('x-request-id') ?? '';
  const { protocol, port: originPort } = new URL(siteOrigin);
  // The server itself speaks HTTP, and names neither itself nor a way.
  const hasProxy = protocol === 'https:' || headers.has('via') || headers.has('server');
  const isDirect = !hasProxy && originPort === String(port);
  const mend = 'Set TRUST_PROXY to the number of proxies in front, and restart the server';
  if (hasProxy && trustProxy === 0) {
    return warning('a proxy is in front, and TRUST_PROXY is 0: all visitors count as one', mend);
  }
  if (hasProxy && id !== sentId && MADE_ID.test(id)) {
    return warning('the running server does not trust the proxy in front of it', mend);
  }
  if (isDirect && trustProxy !== 0) {
    return warning(
      'no proxy is in front, and TRUST_PROXY is set: visitors can claim any IP address',
      'Unset TRUST_PROXY, or let nothing but the proxy reach the port',
    );
  }
  return ok(`${siteOrigin} responds as this site`);
}
