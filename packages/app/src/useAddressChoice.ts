import { useSearchParams } from 'react-router-dom';

/**
 * One choice of a page, stored in the address, so that a link, a reload and Back restore it. An address
 * that names none, or an unknown one, means the first.
 *
 * @param name of the query parameter.
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(name);
  const choice = choices.find((known) => known === named) ?? choices[0];
  const choose = (chosen: Choice) =>
    setQuery((drawn) => withParameter(drawn, name, chosen === choices[0] ? '' : chosen), {
      replace: true,
    });
  return [choice, choose];
}

/**
 * The query of the address with another value of one parameter, or without it where the value is empty.
 * What the address says by now stays, as a tab that was just chosen: a router draws it when there is time.
 *
 * @param drawn the query that the router has drawn, for one that keeps the address to itself.
 */
export function withParameter(
  drawn: URLSearchParams,
  name: string,
  value: string,
): URLSearchParams {
  const { key } = (history.state ?? {}) as { key?: string };
  const query = key === undefined ? drawn : new URLSearchParams(location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return query;
}
