import { UrlInput } from '@lereng/admin-kit/form';
import type { InputProps } from '@lereng/admin-kit/shell';
import { formatPhone } from '@lereng/shared-domain/contact';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { numberOf, toSocialUrl } from './social-url';
import { words } from './words';

/** The field of a link. For WhatsApp it says whom the link reaches, and opens a chat to try it. */
export function SocialUrlInput(props: InputProps<string>) {
  const platform = String(useWatch({ name: 'platform' }) ?? '');
  const url = toSocialUrl(platform, props.value.trim());
  const number = numberOf(platform, url);
  return (
    // A number that is typed replaces the one before.
    <div
      onFocus={({ target }) => {
        if (number !== null && target instanceof HTMLInputElement) target.select();
      }}
    >
      <UrlInput {...props} />
      {number !== null && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="tabular-nums">{words.number.leadsTo(formatPhone(number))}</span>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-target items-center gap-1.5 font-semibold text-accent underline hover:text-accent-strong"
          >
            {words.number.tryIt}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </p>
      )}
    </div>
  );
}
