import { createHash } from 'node:crypto';
import { LOCALES, localPath } from '@lereng/shared-domain';
import { CachedResponse } from '../response-cache';
import { IMMUTABLE } from './client-files';

/** An order in each language, and what is no page of visitors. */
const NOT_AHEAD = [
  ...LOCALES.map((locale) => `${localPath('/order', locale)}*`),
  '/admin*',
  '/api*',
  '/uploads*',
];

/**
 * Which pages a browser may request when a finger touches their link. The application requests the data of the next page
 * itself, and so marks the document once it is hydrated. An order is somebody's own.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      eagerness: 'conservative',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_AHEAD } },
          { not: { selector_matches: '[data-hydrated] a' } },
        ],
      },
    },
  ],
});

const HASH = createHash('sha256').update(RULES).digest('base64url').slice(0, 8);

/** The path of the rules, which changes with them. */
export const SPECULATION_RULES_PATH = `/assets/speculation-rules-${HASH}.json`;

/** A file of rules that a header names needs no exception from the policy of scripts. */
export const SPECULATION_RULES_HEADER = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };

export const speculationRulesFile = (): CachedResponse =>
  new CachedResponse({
    status: 200,
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': IMMUTABLE,
    },
    body: Buffer.from(RULES),
  });
