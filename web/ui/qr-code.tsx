import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names.ts';

/** Modules of light around the code, without which scanners do not find it. */
const QUIET_MODULES = 4;

interface QrCodeProps {
  text: string;
  /** What scanning it gives, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code, dark on light in both themes: scanners know it no other way. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const { data, size } = encode(text, { border: QUIET_MODULES });
    const steps = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: steps.join(''), side: size };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('block rounded-control', className)}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
