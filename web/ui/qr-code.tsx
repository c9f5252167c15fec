import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import { qrMatrix } from './qr-matrix.ts';

/** Modules of light around the code, without which scanners do not find it. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** What scanning it gives, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code, dark on light in both themes: scanners know it no other way. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const rows = qrMatrix(text);
    const steps = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
    return { path: steps.join(''), side: rows.length + QUIET * 2 };
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
