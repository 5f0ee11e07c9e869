import { ExternalLink } from 'lucide-react';
import { words } from './words';

interface SiteLinkProps {
  /** Path of a public page. */
  page: string;
}

/** Opens a public page in a new tab: it is another document than the back office. */
export function SiteLink({ page }: SiteLinkProps) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-target items-center gap-1.5 font-semibold text-accent underline hover:text-accent-strong"
    >
      {words.onSite}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
