import type { Elements } from '@lereng/web-ui';
import type { ReactNode, Ref } from 'react';

interface PageHeaderProps {
  title: string;
  /** Of the title, which is focused where a control has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Below the title. */
  lead?: ReactNode;
  /** Buttons and links beside the title. */
  children?: Elements;
}

/** A page's title, at the same height with and without buttons beside it. */
export function PageHeader({ title, titleRef, lead, children }: PageHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="min-h-target min-w-0 content-center text-2xl wrap-anywhere"
        >
          {title}
        </h1>
        {children}
      </div>
      {lead && <p className="mt-1 text-subtle">{lead}</p>}
    </header>
  );
}
