import type { TestApp } from './app.ts';
import { PASSWORD, signUp } from './people.ts';
import type { Somebody } from './people.ts';

/** The first account of an app, which administers it, with the password just entered again. */
export async function signUpAdministrator(app: Pick<TestApp, 'url'>, name = 'Wren'): Promise<Somebody> {
  const administrator = await signUp(app.url, name);
  await administrator.call.account.reauthenticate({ password: PASSWORD });
  return administrator;
}
