import type { EndpointSettings } from '#contract/accounts/admin-shapes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { ServicesForm } from './services-form.tsx';

const none: EndpointSettings = { speech: null, picture: null, speechPerPerson: null, picturesPerPerson: null };
const named: EndpointSettings = {
  speech: { baseUrl: 'https://voices.example.org/v1', model: 'm', voice: 'anna' },
  picture: null,
  speechPerPerson: 5000,
  picturesPerPerson: null,
};

const setUp = (settings: EndpointSettings, isKeySet = false, answers: Answers['admin'] = {}) =>
  renderAt(
    '/admin/settings',
    <ServicesForm now={{ settings, keySet: { speech: isKeySet, picture: false }, running: { speech: null, picture: null } }} />,
    {
      admin: { saveEndpoints: () => ({ running: { speech: 'm', picture: null } }), ...answers },
    },
  );
const type = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const inVoice = () => within(screen.getByRole('region', { name: 'Voice' }));
const save = () => screen.getByRole('button', { name: 'Save services' });

it('a service needs an address, a model and a voice, and is sent with its key and cap', async () => {
  const { person, server } = setUp(none);
  await person.click(inVoice().getByRole('radio', { name: /^A service named here/ }));
  await person.click(save());
  for (const wrong of [/^Please give an address/, 'Please name the model.', 'Please name a voice.'])
    expect(screen.getByText(wrong)).toBeTruthy();
  expect(server.inputsOf('admin.saveEndpoints')).toEqual([]);
  await person.type(type(/^Address/), 'https://voices.example.org/v1');
  await person.type(type(/^Model/), 'tts');
  await person.type(type(/^Voice/), 'anna');
  await person.type(screen.getByLabelText('API key'), 'sk');
  await person.type(type(/^Characters for each/), '20000');
  await person.click(save());
  await waitFor(() =>
    expect(server.inputsOf('admin.saveEndpoints')).toEqual([
      {
        picture: null,
        picturesPerPerson: null,
        speech: { baseUrl: 'https://voices.example.org/v1', model: 'tts', voice: 'anna' },
        speechPerPerson: 20_000,
        keys: { speech: 'sk' },
      },
    ]),
  );
});

it('a key that is set is left alone unless it is removed', async () => {
  const { person, server } = setUp(named, true);
  await person.clear(type(/^Characters for each/));
  await person.click(save());
  await waitFor(() => expect(server.inputsOf('admin.saveEndpoints')).toEqual([{ ...named, speechPerPerson: null, keys: {} }]));
  await person.click(screen.getByRole('checkbox', { name: 'Remove the key that is set' }));
  await person.click(save());
  await waitFor(() => expect(server.inputsOf('admin.saveEndpoints').at(-1)).toMatchObject({ keys: { speech: '' } }));
});

it('none is sent as an empty address, and a refusal stands in the form', async () => {
  const { person, server } = setUp(named, false, {
    saveEndpoints: () => {
      throw new Refusal('admin.only');
    },
  });
  await person.click(inVoice().getByRole('radio', { name: /^None/ }));
  await person.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(new Refusal('admin.only').message);
  expect(server.inputsOf('admin.saveEndpoints')).toMatchObject([{ speech: { baseUrl: '' } }]);
});
