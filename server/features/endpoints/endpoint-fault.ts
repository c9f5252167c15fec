import { Refusal } from '#domain/refusals/refusals.ts';

/** Why a service did not give what it was asked for. */
export type EndpointReason =
  | 'key-refused'
  | 'rate-limited'
  /** It refuses this text, such as for what it shows. */
  | 'request-refused'
  | 'unreachable'
  | 'server-error'
  | 'no-answer'
  | 'too-large'
  | 'bad-answer';

/** A service that did not answer as it must. Holds codes alone: its own words may quote the key. */
export class EndpointFault extends Error {
  readonly reason: EndpointReason;

  constructor(reason: EndpointReason, status: number | null = null) {
    super(`The service did not answer: ${reason}${status === null ? '' : ` (status ${status})`}.`);
    this.name = 'EndpointFault';
    this.reason = reason;
  }

  /** Whether it surely cost nothing: it was refused, or never arrived. */
  get isFree(): boolean {
    return ['key-refused', 'rate-limited', 'request-refused', 'unreachable'].includes(this.reason);
  }
}

/** The fault as a person reads it. */
export function refusalFor({ reason }: EndpointFault): Refusal {
  if (reason === 'key-refused') return new Refusal('endpoint.keyRefused');
  if (reason === 'rate-limited') return new Refusal('endpoint.busy');
  if (reason === 'request-refused') return new Refusal('endpoint.refused');
  return new Refusal('endpoint.failed');
}
