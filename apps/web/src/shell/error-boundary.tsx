import { Component, type ReactNode } from 'react';
import { useWords } from '../words';

interface Props {
  /** Changing it resets the boundary. */
  resetKey: string;
  home: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Shows an error page inside the layout when a page throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** As an error that nobody caught: the listeners for these report it. */
  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage home={this.props.home} />;
  }
}

function ErrorPage({ home: to }: Pick<Props, 'home'>) {
  const { title, text, reload, home } = useWords().failed;
  // Plain links: the error may have broken the router, too.
  return (
    <section className="mx-auto max-w-page px-6 py-24">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-4 text-muted">{text}</p>
      <p className="mt-6 flex flex-wrap gap-6">
        <a className="text-accent underline" href="">
          {reload}
        </a>
        <a className="text-accent underline" href={to}>
          {home}
        </a>
      </p>
    </section>
  );
}
