import ts from 'typescript';
import { entry, exportsOf, isOurs, sourceOf, sourceProgram } from './program.mjs';

/**
 * Returns definitions with their types as text. An event's `detail` gets the name of its type and its own fields. A
 * method gets its parameters, its return type, and the names of our types in them.
 */
export function withTypes(definitions) {
  const checker = sourceProgram().getTypeChecker();
  const named = exportsOf(entry);
  const common = checker.getDeclaredTypeOfSymbol(sourceOf(named.get('CommonDetail')));

  const propertyType = (type, name) => checker.getTypeOfSymbol(type.getProperty(name));

  function typeOfDefinition({ widget }) {
    const types = [...exportsOf(`src/${widget}/${widget}.definition.ts`).values()].map((symbol) =>
      checker.getTypeOfSymbol(symbol),
    );
    return types.find((type) => type.getProperty('tag'));
  }

  /** Returns the type argument of `event<…>` or `method<…>`. */
  const typeArgument = (members, name) => checker.getTypeArguments(propertyType(members, name))[0];

  function exported(symbol, user) {
    if (!named.has(symbol.name))
      throw new Error(`${entry} does not export ${symbol.name}, which ${user} needs`);
    return symbol.name;
  }

  function event(type, name) {
    const fields = type.getProperties().filter((field) => !common.getProperty(field.name));
    // A union has its own name, and the type of a field depends on the others.
    const union = type.isUnion() && exported(type.aliasSymbol, name);
    return {
      detail: {
        name: union || exported(type.symbol, name),
        fields: fields.map((own) =>
          union
            ? { name: own.name, isOptional: false, type: `${union}['${own.name}']` }
            : field(own.valueDeclaration),
        ),
      },
    };
  }

  function method(type, name) {
    const [{ declaration }] = type.getCallSignatures();
    return {
      parameters: declaration.parameters.map(field),
      returns: text(declaration.type),
      names: namesIn(declaration).map((symbol) => exported(symbol, name)),
    };
  }

  /** Returns our types that a node names. */
  function namesIn(node) {
    const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
    const found = [];
    if (symbol && isOurs(sourceOf(symbol))) found.push(symbol);
    ts.forEachChild(node, (child) => {
      found.push(...namesIn(child));
    });
    return found;
  }

  return definitions.map((definition) => {
    const type = typeOfDefinition(definition);
    const typed = (group, describe) => {
      const members = propertyType(type, group);
      return Object.fromEntries(
        Object.entries(definition[group]).map(([name, member]) => [
          name,
          { ...member, ...describe(typeArgument(members, name), name) },
        ]),
      );
    };
    return { ...definition, events: typed('events', event), methods: typed('methods', method) };
  });
}

const text = (node) => node.getText().replace(/\s+/g, ' ');

const field = ({ name, questionToken, type }) => ({
  name: name.getText(),
  isOptional: Boolean(questionToken),
  type: text(type),
});
