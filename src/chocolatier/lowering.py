"""How Numba turns helpers and cold functions into code, to compile in two thirds of the time.

Numba optimises every function and writes machine code for it, also for a helper that is inlined
everywhere, and again for every helper that calls it. The helpers of the rules are nested six deep.
Here a helper is left as it was lowered: whatever it is inlined into optimises it once.

LLVM inlines large functions that are called from few places. A *cold* function is never inlined,
so that a rare path does not multiply in size with each of its callers.

This builds on inner parts of Numba, so it is used only with the versions that it was tested with;
others compile as usual, and take longer.
"""

from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

TESTED = ((0, 68),)
"""The versions of Numba for which these classes are known to work."""
KNOWN = numba.version_info.short in TESTED


class HelperLibrary(JITCodeLibrary):
    """Code that is only linked into the code of callers: neither optimised nor executable."""

    def finalize(self) -> None:
        """Link what the helper calls."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class HelperLowering(NativeLowering):
    """Lowers a helper into a library of its own, without machine code."""

    _name = "helper_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower the function of this state and make it known to its callers."""
        state.library = HelperLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        # Callers find the library by its entry point, which must be a built-in function and equal
        # to no other. If Python calls it, this one raises AttributeError with these words.
        name = state.func_id.func_name
        entry = f"{{0.only_compiled_code_can_call_{name}}}".format
        state["cr"] = state.cr._replace(cfunc=entry)
        state.targetctx.insert_user_function(state.cr.cfunc, state.cr.fndesc, [state.library])
        return True


class ColdLower(Lower):
    """Lowers a function that LLVM must not inline."""

    def setup_function(self, fndesc: Any) -> None:
        """Begin the function."""
        super().setup_function(fndesc)
        self.function.attributes.add("noinline")


@register_pass(mutates_CFG=True, analysis_only=False)
class ColdLowering(NativeLowering):
    """The pass that uses ``ColdLower``."""

    _name = "cold_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        """What lowers the function."""
        return ColdLower


class HelperCompiler(Compiler):
    """Numba's compiler with another last step."""

    lowering: type[NativeLowering] = HelperLowering

    def define_pipelines(self) -> list[Any]:
        """Return Numba's passes, the last but one replaced."""
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (self.lowering if step is NativeLowering else step, text)
                for step, text in pipeline.passes
            ]
            pipeline.finalize()
        return pipelines


class ColdCompiler(HelperCompiler):
    """The compiler of cold functions."""

    lowering = ColdLowering


HELPER: dict[str, Any] = {"pipeline_class": HelperCompiler} if KNOWN else {}
COLD: dict[str, Any] = {"pipeline_class": ColdCompiler} if KNOWN else {}
BORROWS: dict[str, Any] = {"_nrt": False} if KNOWN else {}
"""Options of ``numba.njit``. Without its runtime a function counts no references to arrays."""
