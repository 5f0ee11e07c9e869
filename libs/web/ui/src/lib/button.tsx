import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import type { LinkComponent } from './link-component';
import { Spinner } from './spinner';

export type ButtonVariant =
  'primary' | 'order' | 'secondary' | 'quiet' | 'danger' | 'light' | 'outline';
export type ButtonSize = 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  order: 'button-order',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
  light: 'button-light',
  outline: 'button-outline',
};

const SIZES: Record<ButtonSize, string> = {
  medium: '',
  large: 'min-h-13 px-7 py-3 text-lg',
};

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** A button's classes, for elements such as a file input's label. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonStyle = {}): string {
  return classNames('button', VARIANTS[variant], SIZES[size], className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows a spinner before the label. */
  busy?: boolean;
}

/** A button of type `button` by default. */
export function Button({
  variant,
  size,
  className,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, className })} {...rest}>
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, ButtonStyle {
  href: string;
  /** Opens in a new tab, for other sites. */
  newTab?: boolean;
  /** Router link, for paths of this site. */
  link?: LinkComponent;
}

/** A link with a button's style. */
export function ButtonLink({
  variant,
  size,
  className,
  href,
  newTab = false,
  link: RouterLink,
  children,
  ...rest
}: ButtonLinkProps) {
  const classes = buttonClass({ variant, size, className });
  if (RouterLink) {
    return (
      <RouterLink to={href} className={classes} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      href={href}
      className={classes}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
    </a>
  );
}

const ICON_VARIANTS = {
  plain: 'text-muted hover:bg-surface-muted hover:text-default',
  danger: 'text-danger hover:bg-danger-muted',
  light: 'text-inverse hover:bg-inverse/15',
} as const;

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof ICON_VARIANTS;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of 44 px with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames('icon-button', ICON_VARIANTS[variant], className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
