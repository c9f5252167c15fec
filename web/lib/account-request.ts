/** The account service said no; `message` is the sentence a person reads. */
export class AccountError extends Error {
  readonly code: string | null;
  constructor(code: string | null, message: string) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
  }
}

/** Sends one request to the account service; throws AccountError with its words when it refuses. */
export async function accountRequest(path: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new AccountError(null, 'The server could not be reached. Please try again.');
  });
  if (!response.ok) throw refusalOf(await response.json().catch(() => null));
}

function refusalOf(answer: unknown): AccountError {
  const said = typeof answer === 'object' && answer !== null ? answer : {};
  const message = 'message' in said && typeof said.message === 'string' && said.message !== '' ? said.message : null;
  const code = 'code' in said && typeof said.code === 'string' ? said.code : null;
  return new AccountError(code, message ?? 'An unexpected error occurred');
}
