/** A test double for a port: delegates to the real one unless a test overrides it. */
export class Script<Port extends object> {
  /** Overrides; `{}` for none. */
  instead: Partial<Port> = {};
  usual!: Port;

  over(usual: Port): Port {
    this.usual = usual;
    return new Proxy(usual, {
      get: (target, name) => Reflect.get({ ...target, ...this.instead }, name),
    });
  }
}
