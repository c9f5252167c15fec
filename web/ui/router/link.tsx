import { useEffect, useRef } from 'react';
import type { ComponentProps, FocusEvent, MouseEvent, TouchEvent } from 'react';
import { hrefOf, isWithin } from './place.ts';
import type { Target } from './place.ts';
import type { Going } from './router.ts';
import { useNavigate, usePlace, useRouter } from './router-view.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;
export type LinkProps<Props = AnchorProps> = Omit<Props, 'href' | keyof Going> & Going;

/** Whether a press on a link is for the page, and not for the browser. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** What an `a` needs to lead to an address of the product: what is there is fetched when the link is pointed at. */
export function useLink<Props extends AnchorProps>({ to, params, search, hash, href, replace, resetScroll, ...rest }: LinkProps<Props>) {
  const router = useRouter();
  const place = usePlace();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target: Target = { to, params, search, hash, href };
  const address = hrefOf(target, place);
  const { target: frame, onClick, onMouseEnter, onMouseLeave, onFocus, onTouchStart }: AnchorProps = rest;
  const stop = () => clearTimeout(timer.current);
  const intend = () => {
    stop();
    // Whoever only passes over a link fetches nothing.
    const intentMilliseconds = 50;
    timer.current = setTimeout(() => void router.preload(address), intentMilliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...rest,
    href: address,
    ...(isWithin(place, address) && { 'aria-current': 'page' as const }),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!isPlain(event) || (frame !== undefined && frame !== '_self')) return;
      event.preventDefault();
      void router.navigate({ ...target, replace, resetScroll });
    },
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      onMouseEnter?.(event);
      intend();
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      onMouseLeave?.(event);
      stop();
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      intend();
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      onTouchStart?.(event);
      void router.preload(address);
    },
  };
}

/** A link to an address of the product: `<Link to="/campaign">`. */
export function Link(props: LinkProps) {
  return <a {...useLink(props)} />;
}

/** Goes to another address as soon as it is drawn. */
export function Navigate(props: Going) {
  const navigate = useNavigate();
  const going = useRef(props);
  useEffect(() => void navigate(going.current), [navigate]);
  return null;
}
