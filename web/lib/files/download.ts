/**
 * Lets the browser download what the server keeps at an address, which goes straight to a file however large it is. The
 * server is asked first whether it would give it; throws its refusal. Without a name the server's own is taken.
 */
export async function download(address: string, name = ''): Promise<void> {
  const { ok } = await fetch(address, { method: 'HEAD' });
  if (!ok) throw await refusalAt(address);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** What the server says of an address it does not give; an answer to HEAD has no words. */
async function refusalAt(address: string): Promise<Error> {
  const answer = await fetch(address);
  const said: unknown = answer.ok ? await answer.body?.cancel() : await answer.json().catch(() => null);
  return Object.assign(new Error('The file was not given.'), typeof said === 'object' ? said : {});
}
