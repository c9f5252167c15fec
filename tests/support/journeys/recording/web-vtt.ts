import type { Cue } from './recorder.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** A time as WebVTT writes it: minutes, seconds and thousandths. */
function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** Cues as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`;
}
