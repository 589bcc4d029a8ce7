import { Events } from './Events.jsx';

export default async function Page({ searchParams }) {
  const { as } = await searchParams;
  return <Events as={as} />;
}
