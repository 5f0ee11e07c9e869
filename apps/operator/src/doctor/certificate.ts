import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS } from '@lereng/shared-domain';
import { type Finding, type Installation, ok, orProblem, problem, warning } from './check';

/** Certificates that renew themselves do so earlier. */
const MIN_DAYS = 14;

const RENEW = 'Renew it; see the log of the proxy that does so by itself';

/** Whether browsers accept the certificate of `SITE_ORIGIN`, and for how long. */
export async function checkCertificate({
  config: { siteOrigin },
  now,
}: Installation): Promise<Finding> {
  if (!siteOrigin?.startsWith('https:')) return ok('SITE_ORIGIN has no https, so there is none');
  const { validTo, refusal } = await orProblem(
    () => read(new URL(siteOrigin)),
    `none can be read from ${siteOrigin}`,
    'Check that the proxy runs and has a certificate',
  );
  return certificateFinding(validTo, refusal, now);
}

async function read({ hostname, port }: URL) {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    // One that is not trusted is read, too, to say why. Nothing is sent over this connection.
    rejectUnauthorized: false,
    timeout: 5_000,
  });
  socket.once('timeout', () => socket.destroy(new Error('no response')));
  try {
    await once(socket, 'secureConnect');
    const refusal = socket.authorized ? null : String(socket.authorizationError);
    return { validTo: new Date(socket.getPeerCertificate().valid_to), refusal };
  } finally {
    socket.destroy();
  }
}

/** @param refusal why it is not trusted; null where it is */
export function certificateFinding(validTo: Date, refusal: string | null, now: Date): Finding {
  const until = validTo.toISOString().slice(0, 10);
  const days = Math.floor((+validTo - +now) / DAY_MS);
  if (days < 0) return problem(`it was valid until ${until}`, RENEW);
  if (refusal !== null) return problem(`browsers refuse it (${refusal})`, 'Get one for this host');
  if (days < MIN_DAYS) return warning(`it is valid until ${until}, for ${days} days more`, RENEW);
  return ok(`it is valid until ${until}`);
}
