import { renderPage, type RenderedPage, type RenderPageOptions } from '@lereng/web-testing';
import type { ReactNode } from 'react';
import { LeaveGuardProvider } from '../lib/leave-guard/leave-guard';

/** Renders a part of the back office for a logged-in admin, within what the layout provides. */
export function renderAdminPage(ui: ReactNode, options: RenderPageOptions = {}): RenderedPage {
  const inside = (content: ReactNode) => <LeaveGuardProvider>{content}</LeaveGuardProvider>;
  const page = renderPage(inside(ui), { token: 'token', ...options });
  return { ...page, rerender: (content) => page.rerender(inside(content)) };
}
