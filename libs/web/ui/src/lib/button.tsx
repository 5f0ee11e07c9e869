import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import type { LinkComponent } from './link-component';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'order' | 'secondary' | 'quiet' | 'danger' | 'light';
export type ButtonSize = 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-chip font-semibold text-center transition-colors ' +
  'disabled:opacity-55 aria-disabled:opacity-55 [&>svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-jeruk text-white hover:bg-jeruk-gelap active:bg-jeruk-gelap',
  order: 'bg-wa text-white hover:bg-wa-gelap active:bg-wa-gelap',
  secondary: 'border border-tepi bg-white text-lava hover:bg-pasir active:bg-pasir',
  quiet: 'text-jeruk hover:bg-pasir active:bg-pasir',
  danger: 'bg-merah text-white hover:bg-merah-gelap active:bg-merah-gelap',
  light: 'bg-white text-lava hover:bg-pasir active:bg-pasir',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-target px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The look of a button for elements of another kind, such as a file field's label. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner before the words; the button stays as wide as they need. */
  busy?: boolean;
}

/** A button that submits nothing unless told so. */
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
      {children}
    </button>
  );
}

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, ButtonLook {
  href: string;
  /** Opens in a new tab, for addresses of other sites. */
  newTab?: boolean;
  /** Router link for addresses of this site. */
  link?: LinkComponent;
}

/** A link that looks like a button. */
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
  const look = buttonClass({ variant, size, className });
  if (RouterLink) {
    return (
      <RouterLink to={href} className={look} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      href={href}
      className={look}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
    </a>
  );
}

const ICON_VARIANTS = {
  plain: 'text-basalt hover:bg-pasir hover:text-lava',
  danger: 'text-merah hover:bg-merah-muda',
  light: 'text-white hover:bg-white/15',
} as const;

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
> {
  /** Accessible name, shown as the browser's tooltip too. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof ICON_VARIANTS;
}

/** A round button of 44 px that shows an icon alone. */
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
      className={classNames(
        'inline-flex size-target shrink-0 items-center justify-center rounded-chip transition-colors',
        'disabled:opacity-55 aria-disabled:opacity-55',
        ICON_VARIANTS[variant],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
